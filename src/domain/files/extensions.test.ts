import { describe, expect, it } from 'vitest'
import { extensionRefusal, takenAs } from './extensions.ts'

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
    const refused = '내지는 올릴 수 없는 확장자입니다. (가능: pdf)\n'
    expect(extensionRefusal('inner', 'virus.exe')).toBe(`${refused}인쇄할 내용을 PDF로 저장해 올려 주세요.`)
    expect(extensionRefusal('inner', '내지')).toContain(refused)
    expect(extensionRefusal('inner', '원고.HWP')).toContain('한글에서 「파일 > PDF로 저장하기」로')
    expect(extensionRefusal('inner', '원고.docx')).toContain('오피스에서')
    expect(extensionRefusal('inner', '표지.ai')).toContain('글꼴을 포함해 PDF로')
    expect(extensionRefusal('document', 'a.pdf.zip')).toContain('증빙 서류는 올릴 수 없는 확장자입니다.')
  })

  it('of a job is a press file, a picture that becomes a page, or material, and a program is nothing', () => {
    expect(['본문.PDF', '포스터.jpg', '원고.hwp', '원고.hwpx', '표지.ai', '글꼴.otf', '설치.exe'].map(takenAs)).toEqual(
      ['press', 'picture', 'material', 'material', 'material', 'material', null],
    )
  })
})
