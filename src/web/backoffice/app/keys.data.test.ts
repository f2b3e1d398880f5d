import fs from 'node:fs'
import { expect, it } from 'vitest'
import { KEYS_EVERYWHERE, KEYS_OF_PAGE } from './keys.data.ts'

const room = new URL('..', import.meta.url)
const LISTENS = /useKey\('([^']+)'/gu

/** Pages whose own files, and those beside them, listen. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  app: [],
  'features/production/queue': ['/admin', '/admin/orders'],
  'features/production/floor': ['/admin/production', '/admin/production/tickets'],
  'features/production/shipping': ['/admin/shipping'],
  'features/opening/go-live': ['/admin/go-live'],
}

const said = (pages: readonly string[]) =>
  [...KEYS_EVERYWHERE, ...pages.flatMap((page) => KEYS_OF_PAGE[page] ?? [])].flatMap(([keys]) =>
    keys.toLowerCase().split(' '),
  )

it('every key that a page of the desk listens to stands in its list of keys', () => {
  const heard = fs.globSync('**/*.tsx', { cwd: room.pathname }).flatMap((file) => {
    const keys = [...fs.readFileSync(new URL(file, room), 'utf8').matchAll(LISTENS)]
    return keys.map(([, key = '']) => ({ room: file.replace(/\/[^/]+$/u, ''), key: key.toLowerCase() }))
  })
  expect(heard.length).toBeGreaterThan(20)
  const untold = heard.filter(({ room: where, key }) => {
    const pages = ROOMS[where]
    return !pages || !said(pages).includes(key.replace('escape', 'esc'))
  })
  expect(untold).toEqual([])
})
