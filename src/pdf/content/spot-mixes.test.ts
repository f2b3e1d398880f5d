import { expect, it } from 'vitest'
import { onePage, type RawObject } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'

const tint = (full: string) => `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0 0] /C1 [${full}] >>`
const samples = (full: readonly number[]): RawObject => ({
  dict: '/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1 0 1] /Size [2] /BitsPerSample 8',
  data: Uint8Array.from([0, 0, 0, 0, ...full]),
})

async function ambiguous(a: RawObject, b: RawObject) {
  const resources =
    '/ColorSpace << /A [/Separation /Gold /DeviceCMYK 10 0 R] /B [/Separation /Gold /DeviceCMYK 11 0 R] >>'
  const content = '/A cs 1 scn 0 0 50 50 re f /B cs 1 scn 90 90 50 50 re f'
  return (await factsIn(onePage({ content, resources }, [a, b]))).ambiguousSpots
}

it('finds one name for two colours, by formula and by samples', async () => {
  expect(await ambiguous(tint('0 0.2 0.8 0.2'), tint('0 0.3 0.9 0'))).toEqual(['Gold'])
  expect(await ambiguous(tint('0 0.2 0.8 0.2'), samples([0, 0, 0, 255]))).toEqual(['Gold'])
})

it('takes the same colour said in two ways for one, and does not guess what it cannot read', async () => {
  expect(await ambiguous(tint('0 0.2 0.8 0.2'), samples([0, 51, 204, 51]))).toEqual([])
  const formula = { dict: '/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1 0 1]', data: Buffer.from('{ 0 0 0 }') }
  expect(await ambiguous(tint('0 0.2 0.8 0.2'), formula)).toEqual([])
})
