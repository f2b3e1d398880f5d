import { expect, test } from 'vitest'
import { kitContents } from './parcel-sheets.ts'

test('the slip of a kit names each of its papers, however many', () => {
  const samples = Array.from({ length: 12 }, (_, at) => ({ id: `p${at}`, name: `종이 ${at}` }))
  const { summary, contents = [] } = kitContents({ samples })
  expect(summary).toBe('종이 샘플 12종')
  expect(contents).toEqual(samples.map(({ name }) => name))
})
