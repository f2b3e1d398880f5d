import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { closestSpec } from '#/domain/catalog/closest-spec.ts'
import { takenAs } from '#/domain/files/extensions.ts'
import { matched } from '#/domain/preflight/agreement/agreement.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { readableRule } from '#/domain/preflight/rules/readable.rule.ts'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import { fileSizes } from '#/web/blocks/file-inspection/file-sizes.ts'
import { forgetInspection, inspect, placeOf, useInspections } from '#/web/blocks/file-inspection/inspections.ts'
import { usePageImages } from '#/web/blocks/file-inspection/use-page-images.ts'
import type { PageImages } from '#/web/blocks/job-drawing/page-images.ts'
import { beginUpload, loadUploads } from '#/web/blocks/uploader/run-upload.ts'
import { uploadFor, useUploads } from '#/web/blocks/uploader/uploads.ts'
import type { HeroKind } from './hero-kinds.ts'
import type { QuickQuote } from './use-quick-quote.ts'
import styles from './home-hero.module.css'

interface HeroFileProps {
  readonly file: File
  readonly quick: QuickQuote
  readonly kinds: readonly HeroKind[]
  readonly onPages: (pages: PageImages | undefined) => void
}

/** What has become of the file, as a sentence. */
interface Said {
  readonly bad: boolean
  readonly words: string
}

/** From this many pages on a file is taken for a bound work. */
const BOUND_PAGES = 8
const PICTURE_WIDTH = 640
/** A file that cannot be read is judged by nothing else than that. */
const NOTHING = {} as FileExpectation

const roleOf = (kind: HeroKind) => (kind.pages ? 'inner' : 'sheet')

/** Reads a dropped PDF here, fills the strip with the job that fits it, sends it along and lays its first page on the drawing. */
export function HeroFile({ file, quick, kinds, onPages }: HeroFileProps) {
  const [said, setSaid] = useState<Said | null>(null)
  const [place, setPlace] = useState<string | null>(null)
  const reading = useInspections(({ byPlace }) => (place ? byPlace[place] : undefined))
  const pages = usePageImages(quick.spec)
  const now = useRef(quick)
  now.current = quick
  useEffect(() => onPages(place ? pages : undefined), [onPages, pages, place])

  useEffect(() => {
    let isCurrent = true
    const say = (words: string, bad = false) => isCurrent && setSaid({ words, bad })
    const read = async (kind: HeroKind): Promise<void> => {
      const at = placeOf(kind.code, roleOf(kind))
      setPlace(at)
      await inspect(at, file, PICTURE_WIDTH, (facts) => {
        if (!isCurrent) return
        const [problem] = facts.problem ? readableRule.check(facts, NOTHING) : []
        if (problem) return say(`${problem.title}. ${problem.detail}`, true)
        const fits = kindFor(facts, kind, kinds)
        if (fits !== kind) {
          forgetInspection(at)
          return void read(fits).catch(() => say(UNREAD, true))
        }
        fill(kind, facts)
      })
    }
    const fill = (kind: HeroKind, facts: PdfFacts) => {
      const role = roleOf(kind)
      const sizes = fileSizes(facts, null)
      const from = now.current.kind === kind ? now.current.spec : kind.spec
      const { spec, done } = matched(from, [{ role, facts }], new Set())
      const assumed = sizes ? closestSpec(kind.code, sizes, from).assumed : []
      const told = done.flatMap(({ said: sentence }) => sentence)
      now.current.put(kind, spec)
      const others = assumed.filter((sentence) => !told.includes(sentence))
      say([`${facts.pageCount}쪽을 읽어 ${kind.name} 사양을 채웠습니다.`, ...others].join(' '))
      if (!beginUpload({ product: kind.code }, role, file))
        say(uploadFor(useUploads.getState().uploads, { product: kind.code }, role)?.message ?? UNREAD, true)
    }
    setSaid(null)
    if (takenAs(file.name) !== 'press') say(NOT_PDF, true)
    else
      void loadUploads()
        .then(() => read(now.current.kind))
        .catch(() => say(UNREAD, true))
    return () => {
      isCurrent = false
    }
  }, [file, kinds])

  return (
    <span role={said?.bad ? 'alert' : 'status'} className={said?.bad ? styles.refused : undefined}>
      {said?.words ??
        (reading?.pageCount
          ? `${reading.pageCount}쪽 가운데 ${reading.pagesRead}쪽을 읽었습니다.`
          : '읽고 있습니다.')}{' '}
      {said?.bad && <Link to="/product/book/file">파일 화면에서 올리기</Link>}
    </span>
  )
}

const NOT_PDF = '여기서는 PDF만 읽습니다. 한글, 워드, 그림 파일은 파일 화면에서 받습니다.'
const UNREAD = '파일을 읽지 못했습니다. 다시 골라 주시거나 파일 화면에서 올려 주세요.'

/** The kind on the strip where the file can be one, else a book for many pages and a single sheet for few. */
function kindFor({ pageCount }: PdfFacts, kind: HeroKind, kinds: readonly HeroKind[]): HeroKind {
  const isBound = pageCount >= BOUND_PAGES
  if (isBound === (kind.pages !== null)) return kind
  const other = kinds.find(({ slug }) => slug === (isBound ? 'book' : 'single-sheet'))
  return other ?? kind
}
