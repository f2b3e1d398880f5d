import { describe, expect, it } from 'vitest'
import { extensionRefusal } from './extensions.ts'

describe('the name of a file', () => {
  it.each([
    ['inner', '내지.pdf'],
    ['cover', 'COVER.PDF'],
    ['material', '원고.hwp'],
    ['document', '사업자등록증.JPEG'],
  ] as const)('may be of a kind that %s takes: %s', (purpose, name) => {
    expect(extensionRefusal(purpose, name)).toBeNull()
  })

  it('says before anything is sent what is taken instead', () => {
    expect(extensionRefusal('inner', 'virus.exe')).toBe('내지는 올릴 수 없는 확장자입니다. (가능: pdf)')
    expect(extensionRefusal('inner', '내지')).toBe('내지는 올릴 수 없는 확장자입니다. (가능: pdf)')
    expect(extensionRefusal('document', 'a.pdf.zip')).toContain('증빙 서류는 올릴 수 없는 확장자입니다.')
  })
})
