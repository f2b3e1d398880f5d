export interface MadePhoto {
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
}
