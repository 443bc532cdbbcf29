import { describe, expect, test } from "vitest";
import { obstacle, type Device } from "./calling.ts";

const FINE: Device = { secure: true, agent: "Firefox", touches: 0, installed: false, worker: true, push: true, permission: "default" };
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";

describe("why a browser cannot be called", () => {
  test.each([
    ["", FINE],
    ["insecure", { ...FINE, secure: false, worker: false, push: false }],
    ["unsupported", { ...FINE, push: false }],
    ["denied", { ...FINE, permission: "denied" }],
    ["install", { ...FINE, agent: IPHONE, push: false }],
    ["", { ...FINE, agent: IPHONE, installed: true }],
    ["install", { ...FINE, agent: MAC, touches: 5 }],
    ["", { ...FINE, agent: MAC }],
  ])("%s", (why, device) => {
    expect(obstacle(device)).toBe(why);
  });
});
