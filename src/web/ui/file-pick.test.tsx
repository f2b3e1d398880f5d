import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, expect, test } from 'vitest'
import { FilePick } from './file-pick.tsx'

afterEach(() => document.body.replaceChildren())

const input = () => {
  const found = document.querySelector('input')
  if (!found) throw new Error('no file chooser')
  return found
}

function choose(name: string): void {
  const chosen = new DataTransfer()
  chosen.items.add(new File(['%PDF'], name))
  input().files = chosen.files
}

test('a file that was chosen before the page listened is taken when it does, and once', async () => {
  const taken: string[] = []
  const pick = <FilePick onFiles={(files) => taken.push(...files.map(({ name }) => name))}>파일 고르기</FilePick>
  document.body.innerHTML = renderToString(pick)
  choose('전단.pdf')
  await act(async () => hydrateRoot(document.body, pick))
  expect(taken).toEqual(['전단.pdf'])
  choose('책자.pdf')
  await act(async () => input().dispatchEvent(new Event('change', { bubbles: true })))
  expect(taken).toEqual(['전단.pdf', '책자.pdf'])
})
