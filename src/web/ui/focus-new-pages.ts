interface Place {
  readonly location: { readonly pathname: string }
  readonly navigation: { readonly state: string }
}
interface Navigator {
  readonly state: Place
  readonly subscribe: (listener: (state: Place) => void) => unknown
}

/** Frames in which a page that was gone to has to show its heading; later it is read from the top of its main part. */
const PATIENCE = 40

/**
 * A page that is opened by a link inside the app is begun at its heading, as a full load would begin it: the keyboard goes
 * on from there and a screen reader says where one has come to. Without it the focus stays on a link that is gone.
 */
export function focusNewPages(router: Navigator): void {
  let shown = router.state.location.pathname
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === shown) return
    shown = location.pathname
    const before = heading()
    const from = document.activeElement
    const look = (frames: number) => {
      const now = heading()
      if ((now === null || now === before) && frames > 0) return void requestAnimationFrame(() => look(frames - 1))
      // A page that put the focus somewhere itself, into a field or a dialog, knows better.
      const moved = document.activeElement !== from && document.activeElement !== document.body
      if (!moved && location.pathname === shown) begin(now ?? document.querySelector('main'))
    }
    look(PATIENCE)
  })
}

/** After what was pressed goes with its row in the next frame: the keyboard goes on from the page's heading, not from nowhere. */
export function focusIfLost(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) begin(heading())
  })
}

const heading = (): HTMLElement | null => document.querySelector('main h1')

function begin(element: HTMLElement | null): void {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
