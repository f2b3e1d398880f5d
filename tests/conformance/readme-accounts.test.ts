import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { demoAccountLines } from '#/server/app/demo-accounts.ts'

describe('the accounts to try the shop with', () => {
  it('are those that the README tells, password and all', async () => {
    const readme = await readFile('README.md', 'utf8')
    const rows = readme.split('\n').filter((row) => row.startsWith('|'))
    for (const account of demoAccountLines()) {
      const [where = '', loginId = '', password = ''] = account.trim().split(/\s+/)
      const told = rows.filter((row) => [where, loginId, password].every((word) => row.includes(`\`${word}\``)))
      expect(told, account).not.toEqual([])
    }
  })
})
