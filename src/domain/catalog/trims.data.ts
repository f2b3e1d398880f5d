import type { Trim } from './entries.ts'

/** Names clash between shops (16절, B5, 46배판), so the millimetres count and the name is only shown. */
export const TRIMS: readonly Trim[] = [
  { id: 'half-kuk', name: '국반판', size: { width: 105, height: 148 } },
  { id: 'sasa', name: '46판', size: { width: 128, height: 188 } },
  { id: 'b6', name: 'B6', size: { width: 128, height: 182 } },
  { id: 'a5', name: 'A5 국판', size: { width: 148, height: 210 } },
  { id: 'sinkuk', name: '신국판', size: { width: 152, height: 225 } },
  { id: 'crown', name: '크라운판', size: { width: 176, height: 248 } },
  { id: 'b5', name: 'B5', size: { width: 182, height: 257 } },
  { id: 'sasabae', name: '46배판', size: { width: 188, height: 257 } },
  { id: 'a4', name: 'A4 국배판', size: { width: 210, height: 297 } },
  { id: 'square', name: '정사각', size: { width: 210, height: 210 } },
  { id: 'a6', name: 'A6', size: { width: 105, height: 148 } },
  { id: 'sheet-a5', name: 'A5', size: { width: 148, height: 210 } },
  { id: 'sheet-a4', name: 'A4', size: { width: 210, height: 297 } },
  { id: 'sheet-a4-wide', name: 'A4 가로', size: { width: 297, height: 210 } },
  { id: 'b4', name: 'B4 (8절)', size: { width: 257, height: 364 } },
  { id: 'sheet-b4-wide', name: 'B4 가로', size: { width: 364, height: 257 } },
  { id: 'a3', name: 'A3', size: { width: 297, height: 420 } },
  { id: 'sheet-a3-wide', name: 'A3 가로', size: { width: 420, height: 297 } },
  { id: 'a2', name: 'A2', size: { width: 420, height: 594 } },
  { id: 'a1', name: 'A1', size: { width: 594, height: 841 } },
  { id: 'two-cut', name: '2절', size: { width: 520, height: 740 } },
  { id: 'dl', name: 'DL', size: { width: 99, height: 210 } },
]
