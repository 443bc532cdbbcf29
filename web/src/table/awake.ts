/** The screen stays awake while somebody sits at a live table and looks at it: nobody wants to unlock a phone between two turns. */

interface Sentinel {
  release(): Promise<void>;
}
interface WithLock {
  wakeLock?: { request(kind: "screen"): Promise<Sentinel> };
}

/** Keep it awake until what comes back is called. Where the browser cannot, or will not, nothing happens. */
export function stayAwake(page: Document = document, device: WithLock = navigator as WithLock): () => void {
  let held: Sentinel | null = null;
  let over = false;

  async function take(): Promise<void> {
    if (over || held || page.visibilityState !== "visible") return;
    try {
      held = (await device.wakeLock?.request("screen")) ?? null;
    } catch {
      // Low on power, or forbidden: then the screen goes dark as always.
    }
    if (over) await letGo();
  }

  async function letGo(): Promise<void> {
    const mine = held;
    held = null;
    await mine?.release();
  }

  /** The browser takes it back when the page is hidden: it is asked for again. */
  function look(): void {
    if (page.visibilityState === "visible") void take();
    else void letGo();
  }

  page.addEventListener("visibilitychange", look);
  void take();
  return () => {
    over = true;
    page.removeEventListener("visibilitychange", look);
    void letGo();
  };
}
