import { describe, expect, it } from 'vitest'
import { suggestTitle } from './suggest-title.ts'
import { TITLE_LETTERS } from './title-letters.ts'

/** A pattern that fits in many ways takes minutes; any machine reads a good one in a part of this. */
const HANG_MS = 15_000

const byName = (name: string) => suggestTitle(name, null)

describe('a title from the name of a file', () => {
  it.each([
    ['골목_본문_120p.pdf', '골목'],
    ['서촌골목_표지_v2.pdf', '서촌골목'],
    ['서촌의 골목 최종(2).pdf', '서촌의 골목'],
    ['달빛 베이커리-전단-최종_수정3.pdf', '달빛 베이커리 전단'],
    ['20261122_바다 곁의 집_내지_A5_200p_FINAL.pdf', '바다 곁의 집'],
    ['annual-report_final_v3.indd.pdf', 'annual report'],
    ['[인쇄용] 초여름 사진전 420x594.pdf', '초여름 사진전'],
    ['1984.pdf', null],
    ['표지.pdf', null],
    ['본문_최종_진짜최종.pdf', null],
    ['제목 없음-1.pdf', null],
    ['IMG_2034.pdf', null],
    ['3f2a9c0d-11e4-4b1a-9f00-a1b2c3d4e5f6.pdf', null],
    ['.pdf', null],
    ['', null],
  ])('%s → %s', (name, title) => {
    expect(byName(name)).toBe(title)
  })

  it('is never longer than a title may be, and ends with a word', () => {
    const title = byName(`${'아주 긴 이름의 책 '.repeat(40)}.pdf`) ?? ''
    expect(title.length).toBeLessThanOrEqual(TITLE_LETTERS)
    expect(title).toMatch(/책$|이름의$|긴$|아주$/u)
  })

  it.each([
    ['what turns the direction of text', '골목\u202Efdp.exe\u202C.pdf'],
    ['control characters', '골\u0000목\u0007의 집.pdf'],
    ['half of an emoji', `골목의 집\uD83D.pdf`],
    ['what nobody sees', '골\u200B목의\u2060 집.pdf'],
    ['marks of the web', '<img src=x onerror=alert(1)>.pdf'],
    ['a path', '../../etc/passwd.pdf'],
    ['a name of letters in pieces', '골목'.normalize('NFD') + '.pdf'],
    ['ten thousand letters', `${'가'.repeat(10_000)}.pdf`],
  ])('takes nothing from a hostile name that a title may not hold: %s', (_what, name) => {
    const title = byName(name)
    expect(title ?? '').toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u)
    expect((title ?? '').length).toBeLessThanOrEqual(TITLE_LETTERS)
    expect(title).toBe(title?.normalize('NFC').trim() ?? null)
  })

  it('takes no longer for a name made to make it slow', () => {
    const began = performance.now()
    byName(`${'_-'.repeat(50_000)}.pdf`)
    byName(`${'('.repeat(50_000)}.pdf`)
    byName('.pdf'.repeat(20_000))
    expect(performance.now() - began).toBeLessThan(HANG_MS)
  })
})

describe('a title from inside a PDF', () => {
  it('is taken where a person wrote it', () => {
    expect(suggestTitle('final_v3.pdf', '서촌의 골목')).toBe('서촌의 골목')
  })

  it('is what stands behind the name of the program', () => {
    expect(suggestTitle('본문.pdf', 'Microsoft Word - 서촌의 골목.docx')).toBe('서촌의 골목')
    expect(suggestTitle('본문.pdf', 'Microsoft Word - 문서1.docx')).toBeNull()
  })

  it.each([
    'Microsoft Word - 골목_본문.docx',
    'Microsoft Word',
    'Word 문서',
    '새 프레젠테이션',
    '새 Microsoft Word 문서',
    'Untitled-1',
    '제목 없음',
    'PowerPoint 프레젠테이션',
    'C:\\Users\\me\\book.indd',
    'https://example.com/a',
    '   ',
    '2026',
  ])('is not what a program wrote: %s', (inside) => {
    expect(suggestTitle('골목_본문_120p.pdf', inside)).toBe('골목')
  })

  it.each([
    'Microsoft Word - annual.docx',
    'untitled',
    'Adobe InDesign 2024',
    'Adobe Photoshop PDF',
    'Hancom PDF',
    'Canva',
    '미리캔버스',
    '한컴오피스 한글 2022',
    'pdfTeX',
    'Layout 1',
    '제목을 입력하십시오',
    '본문',
    '최종본',
    '\u00C7\u00D1\u00B1\u00DB \u00B9\u00AE\u00BC\u00AD',
    'Application Security Verification Standard',
    'Geometrie und Topologie',
  ])('does not win over a Korean name with %s', (inside) => {
    expect(suggestTitle('골목_본문_120p.pdf', inside)).toBe('골목')
  })

  it.each([
    ['골목_본문_120p.pdf', '서촌의 골목', '서촌의 골목'],
    ['골목_본문_120p.pdf', 'OWASP 상위 10', 'OWASP 상위 10'],
    ['인쇄용_본문.pdf', 'Wine of the South', 'Wine of the South'],
    ['book-a4-117p-latex.pdf', 'Geometrie und Topologie', 'Geometrie und Topologie'],
    ['resume.pdf', 'Élodie Müller', 'Élodie Müller'],
    ['wine list.pdf', 'Adobe InDesign 2024', 'wine list'],
  ])('of %s and %s is %s', (name, inside, title) => {
    expect(suggestTitle(name, inside)).toBe(title)
  })

  it('is cleaned as a name where it is one', () => {
    expect(suggestTitle('a.pdf', '골목_표지_v2.indd')).toBe('골목')
  })
})
