import { describe, expect, it } from 'vitest'
import { readConfig } from '#/server/platform/config.ts'
import { memberHash } from './member-hash.ts'

/** The example of the chat vendor's own documentation. */
const SECRET = '4629de5def93d6a2abea6afa9bd5476d9c6cbc04223f9a2f7e517b535dde3e25'

describe('the hash by which the chat widget knows a member', () => {
  it('is the one of the vendor: the secret is a number in hex, not a text', () => {
    expect(memberHash(SECRET, 'lucas')).toBe('99427c7bba36a6902c5fd6383f2fb0214d19b81023296b4bd6b9e024836afea2')
  })

  it('is not begun with a secret that is none: the shop says so when it starts', () => {
    expect(readConfig({ CHAT_MEMBER_SECRET: SECRET }).CHAT_MEMBER_SECRET).toBe(SECRET)
    for (const wrong of ['secret', `${SECRET}0`, `${SECRET} `, 'abcd'])
      expect(() => readConfig({ CHAT_MEMBER_SECRET: wrong }), wrong).toThrow(/CHAT_MEMBER_SECRET: .*16/)
  })
})
