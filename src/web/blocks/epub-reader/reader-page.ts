import type { OpenEpub, PlaceInside } from '#/epub/read/open-epub.ts'
import { safeContent, safeStyles } from './safe-content.ts'

export interface PageSettings {
  /** Of the book's own letters, per cent. */
  readonly letters: number
}

const MARGIN_SHARE = 0.06
const MARGIN_LEAST = 16
const WIDEST_TEXT = 720
/** A telephone's page is never two columns; a wide one is set in the middle. */
const marginFor = (width: number) => Math.round(Math.max(MARGIN_LEAST, width * MARGIN_SHARE, (width - WIDEST_TEXT) / 2))

/**
 * One document of the book in a frame that runs no scripts. Text is laid in columns as wide as the frame, so that turning a page is one
 * step to the side; a fixed page is made as large as fits.
 */
export class ReaderPage {
  readonly #frame: HTMLIFrameElement
  readonly #book: OpenEpub
  readonly #changed: () => void
  readonly #watch: ResizeObserver
  #path: string | null = null
  #settings: PageSettings
  #addresses: readonly string[] = []
  #size: { readonly width: number; readonly height: number } | null = null
  #at = 0

  /** `changed` is told when the same text stands otherwise: the frame was resized, a picture has come. */
  constructor(frame: HTMLIFrameElement, book: OpenEpub, settings: PageSettings, changed: () => void) {
    this.#frame = frame
    this.#book = book
    this.#settings = settings
    this.#changed = changed
    this.#watch = new ResizeObserver(() => this.#layOut())
    this.#watch.observe(frame)
  }

  /** False where the document cannot be shown. */
  show(path: string): boolean {
    const document = this.#frame.contentDocument
    if (!document) return false
    this.#forget()
    const content = safeContent(this.#book, path, document)
    document.documentElement.lang = this.#book.language
    document.title = this.#book.title
    document.body.replaceChildren(...(content?.nodes ?? []))
    for (const picture of document.images) picture.addEventListener('load', () => this.#layOut(), { once: true })
    this.#addresses = content?.addresses ?? []
    this.#size = this.#book.fixed ? (content?.size ?? null) : null
    this.#path = path
    this.#dress(document, path)
    this.goTo(0)
    return content !== null
  }

  set settings(settings: PageSettings) {
    if (settings.letters === this.#settings.letters) return
    this.#settings = settings
    this.#layOut()
  }

  /** Stays at the same share of the document. */
  #layOut(): void {
    const document = this.#frame.contentDocument
    if (!document || this.#path === null) return
    const share = this.count > 1 ? this.#at / (this.count - 1) : 0
    this.#dress(document, this.#path)
    this.goTo(Math.round(share * (this.count - 1)))
    this.#changed()
  }

  #dress(document: Document, path: string): void {
    const view = document.defaultView
    if (!view) return
    const sheets = [
      ...safeStyles(this.#book, path),
      this.#size ? this.#fixedStyle() : flowStyle(this.#width, this.#settings),
    ]
    document.adoptedStyleSheets = sheets.map((css) => {
      const sheet = new view.CSSStyleSheet()
      sheet.replaceSync(css)
      return sheet
    })
  }

  #fixedStyle(): string {
    const { width, height } = this.#size ?? { width: 1, height: 1 }
    const scale = Math.min(this.#width / width, this.#frame.clientHeight / height)
    const left = Math.max(0, (this.#width - width * scale) / 2)
    return `html{overflow:hidden;background:#fff}body{margin:0;width:${width}px;height:${height}px;transform-origin:0 0;
      transform:translate(${left}px,0) scale(${scale})}`
  }

  get #width(): number {
    return Math.max(1, this.#frame.clientWidth)
  }

  /** Screens that the document fills. */
  get count(): number {
    const root = this.#frame.contentDocument?.documentElement
    if (!root || this.#size) return 1
    return Math.max(1, Math.ceil((root.scrollWidth - 1) / this.#width))
  }

  get at(): number {
    return this.#at
  }

  goTo(page: number): void {
    this.#at = Math.min(this.count - 1, Math.max(0, page))
    const root = this.#frame.contentDocument?.documentElement
    if (root) root.scrollLeft = this.#at * this.#width
  }

  goToFragment(fragment: string): void {
    const element = this.#frame.contentDocument?.getElementById(fragment)
    const root = this.#frame.contentDocument?.documentElement
    if (!element || !root || this.#size) return
    const left = element.getBoundingClientRect().left + root.scrollLeft
    this.goTo(Math.floor(left / this.#width))
  }

  /** The printed page that the screen begins on or shows the beginning of; null where none begins up to here. */
  printedPage(pages: readonly PlaceInside[]): string | null {
    return pages.findLast(({ fragment }) => fragment !== null && this.hasBegun(fragment))?.title ?? null
  }

  hasBegun(fragment: string): boolean {
    const mark = this.#frame.contentDocument?.getElementById(fragment)
    return mark ? mark.getBoundingClientRect().left < this.#width : false
  }

  selected(): string {
    return (this.#frame.contentDocument?.getSelection()?.toString() ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 200)
  }

  close(): void {
    this.#watch.disconnect()
    this.#forget()
  }

  #forget(): void {
    for (const address of this.#addresses) URL.revokeObjectURL(address)
    this.#addresses = []
  }
}

/** The reader's page, the book's letters: columns over the whole height, each one screen wide. */
function flowStyle(width: number, { letters }: PageSettings): string {
  const margin = marginFor(width)
  return `html{height:100%;overflow:hidden;background:#fff;color:#161513;font-size:${letters}%}
    body{box-sizing:border-box;height:100%;margin:0!important;padding:24px ${margin}px!important;
      column-width:${width - 2 * margin}px;column-gap:${2 * margin}px;column-fill:auto;overflow-wrap:anywhere}
    img{max-width:100%!important;max-height:calc(100vh - 80px)!important;object-fit:contain}
    table{display:block;overflow-x:auto}a{color:inherit}
    ::selection{background:#ffe1d0}`
}
