import type { PictureType } from '#/server/ports/pdf.ts'

/** Where a drawn page is kept: its kind is the end of the key, and read from there when it is sent. */
export const pictureKey = (key: string, type: PictureType): string => (type === 'image/png' ? `${key}.png` : key)

export const pictureTypeOf = (key: string): PictureType => (key.endsWith('.png') ? 'image/png' : 'image/webp')
