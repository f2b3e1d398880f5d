const LOOK_MS = 500

/**
 * Acts once when the process that started this one has ended. A SIGTERM to `npm start` ends npm and the shell it runs us in
 * without a word to us, and the shop would stay on its port with nobody to stop it.
 */
export function whenOrphaned(act) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, LOOK_MS)
  watch.unref()
}
