import { PDFName, type PDFDict } from '@cantoo/pdf-lib'
import type { PdfObjects } from '#/pdf/objects/objects.ts'

/** How the corners of a mesh that carries its colours in itself lie in its data, in whole bytes. */
export interface MeshLayout {
  readonly kind: 'corners' | 'rows' | 'coons' | 'tensors'
  /** Bytes of the word in front that says what belongs to what; rows have none. */
  readonly flag: number
  /** Bytes of one point. */
  readonly point: number
  readonly component: 1 | 2
}

const KINDS: Readonly<Record<number, MeshLayout['kind']>> = { 4: 'corners', 5: 'rows', 6: 'coons', 7: 'tensors' }

/** null for a layout that is not in whole bytes, as hardly any program writes it. */
export function meshLayout(objects: PdfObjects, dict: PDFDict): MeshLayout | null {
  const number = (key: string) => objects.number(dict.get(PDFName.of(key))) ?? 0
  const kind = KINDS[number('ShadingType')]
  const flag = kind === 'rows' ? 0 : number('BitsPerFlag')
  const point = number('BitsPerCoordinate') * 2
  const component = number('BitsPerComponent') / 8
  if (!kind || flag % 8 > 0 || flag > 8 || (kind !== 'rows' && flag === 0)) return null
  if (point % 8 > 0 || point < 2 || point > 64 || (component !== 1 && component !== 2)) return null
  return { kind, flag: flag / 8, point: point / 8, component }
}

/** Points and colours of one piece; a patch that goes on from the one before has fewer. */
export function pieceOf({ kind }: MeshLayout, flag: number): { readonly points: number; readonly colours: number } {
  if (kind === 'corners' || kind === 'rows') return { points: 1, colours: 1 }
  const goesOn = (flag & 3) !== 0
  const points = kind === 'coons' ? 12 : 16
  return { points: goesOn ? points - 4 : points, colours: goesOn ? 2 : 4 }
}
