import fs from 'node:fs'
import sharp from 'sharp'

/** A photograph of noise: nothing in it can be packed away, as in the worst of real ones. */
export async function noisePhoto(width: number, height: number, quality = 90): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  let state = 1
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    pixels[at] = (at / 40 + (state >>> 26)) & 255
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer()
}

interface PhotoBook {
  readonly path: string
  readonly photo: Buffer
  readonly pixels: { readonly width: number; readonly height: number }
  /** The file ends up a little larger. */
  readonly bytes: number
}

/** Writes a book of full-page photographs to disk, each an object of its own, and answers how many pages it has. */
export function writePhotoBook({ path, photo, pixels, bytes }: PhotoBook): number {
  const pages = Math.ceil(bytes / photo.length)
  const file = fs.openSync(path, 'w')
  const offsets: number[] = []
  let length = 0
  const write = (part: string | Buffer) => {
    const data = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
    fs.writeSync(file, data)
    length += data.length
  }
  const object = (body: string, data?: Buffer) => {
    offsets.push(length)
    write(`${offsets.length} 0 obj\n${body}\n`)
    if (data) {
      write('stream\n')
      write(data)
      write('\nendstream\n')
    }
    write('endobj\n')
  }
  write('%PDF-1.6\n')
  const kids = Array.from({ length: pages }, (_, index) => `${3 + index * 3} 0 R`).join(' ')
  object('<< /Type /Catalog /Pages 2 0 R >>')
  object(`<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 436.54 612.28] >>`)
  const size = `/Width ${pixels.width} /Height ${pixels.height} /BitsPerComponent 8 /ColorSpace /DeviceRGB`
  const draw = Buffer.from('q 436.54 0 0 612.28 0 0 cm /I Do Q')
  for (let index = 0; index < pages; index++) {
    const first = 3 + index * 3
    const resources = `/Resources << /XObject << /I ${first + 2} 0 R >> >>`
    object(`<< /Type /Page /Parent 2 0 R ${resources} /TrimBox [8.5 8.5 428 603.78] /Contents ${first + 1} 0 R >>`)
    object(`<< /Length ${draw.length} >>`, draw)
    object(`<< /Type /XObject /Subtype /Image ${size} /Filter /DCTDecode /Length ${photo.length} >>`, photo)
  }
  const start = length
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`)
  write(offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join(''))
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  fs.closeSync(file)
  return pages
}
