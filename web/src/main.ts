import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { watchIdle } from "./lib/idle.ts";
import { prefs } from "./lib/prefs.svelte.ts";
import { listenForTouch } from "./lib/sound.ts";

await prefs.begin();
listenForTouch();
watchIdle();
// Without https there is none, and the page works all the same.
void navigator.serviceWorker?.register("/worker.js", { updateViaCache: "none" }).catch(() => {});
mount(App, { target: document.getElementById("app")! });
