/** A picture made anew: of a photo a JPEG that says nothing of who took it, where or with what. */
export interface ScaledPhoto {
  readonly content: Buffer
  readonly width: number
  readonly height: number
}

/** Null says that the picture cannot be made, whoever comes when. All reject with UNAVAILABLE while the machine is too busy. */
export interface PhotoScaler {
  /** Of a JPEG, PNG or WebP on this machine's disk; null where it is none, is damaged, or unpacks to more than anybody photographs. */
  scale(path: string): Promise<ScaledPhoto | null>
  /** A logo or stamp as a small PNG that keeps what is clear; of a PNG, or of an SVG that was cleaned. Null where it cannot be drawn. */
  sign(content: Uint8Array): Promise<ScaledPhoto | null>
  /** A picture of our own as WebP with a text across all of it. Null where it cannot be drawn. */
  mark(picture: Uint8Array, text: string): Promise<ScaledPhoto | null>
  /** The same picture as WebP in those of the widths that it fills, the widest first; null as above. */
  scaleTo(path: string, widths: readonly number[]): Promise<readonly ScaledPhoto[] | null>
  /** A drawing of the shop's own as PNG, its words in `Pretendard`; never one that a stranger sent. */
  paint(svg: string): Promise<ScaledPhoto | null>
  /** A drawing of the shop's own with pictures of pages in it (`page:0`), on white as a JPEG. Whoever waits at a screen for another goes first. */
  wear(svg: string, pages: readonly Uint8Array[]): Promise<ScaledPhoto | null>
}
