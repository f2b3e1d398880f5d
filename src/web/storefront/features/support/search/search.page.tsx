import { type ChangeEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Form, Link, useLoaderData, useNavigation, useSubmit } from 'react-router'
import type { FoundKind } from '#/domain/search/found-kinds.data.ts'
import { LinkedInquiry } from '#/web/blocks/inquiry/linked-inquiry.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Input } from '#/web/ui/input.tsx'
import { PageHeading } from '#/web/ui/page-heading.tsx'
import { EmptyState } from '#/web/ui/states.tsx'
import type { loader } from './search.loader.ts'
import styles from './search.module.css'

type Loaded = Awaited<ReturnType<typeof loader>>

const NAMES: Readonly<Record<FoundKind, string>> = {
  product: '상품',
  guide: '작업 안내',
  archive: '자료실',
  faq: '자주 묻는 질문',
  portfolio: '제작사례',
  notice: '공지',
}

const OFTEN = ['도련', '책등', '해상도', '무선제본', '박', '배송비', '세금계산서', '환불']

/** Between two letters of somebody who types on. */
const PAUSE_MS = 250

export const title = ({ q }: Loaded): string => (q === '' ? '찾기' : `「${q}」 찾기`)

export function Component() {
  const { q, found } = useLoaderData<Loaded>()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const ask = useAsking()
  const count = found.groups.reduce((sum, { items }) => sum + items.length, 0)
  const walk = (event: KeyboardEvent) => walkResults(event, field.current, list.current)
  return (
    <>
      <PageHeading title="찾기" lead="상품, 작업 안내, 자주 묻는 질문, 제작사례, 공지를 한 번에 찾습니다." />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys walk from the field into its results */}
      <div onKeyDown={walk}>
        <Form className={styles.form} role="search" action="/search">
          <Input
            ref={field}
            type="search"
            name="q"
            defaultValue={q}
            aria-label="찾는 말"
            placeholder="예: 도련, 책등, 환불"
            maxLength={60}
            autoComplete="off"
            onChange={ask}
          />
          <Button type="submit" variant="ink">
            찾기
          </Button>
        </Form>
        <p className={styles.count} role="status">
          {q === '' ? '' : countWords(q, found.instead, count)}
        </p>
        <div ref={list} className={styles.groups}>
          {found.groups.map(({ kind, items, more }) => (
            <section key={kind} aria-label={NAMES[kind]}>
              <h2>
                {NAMES[kind]} <small>{more ? `${items.length}건 넘게` : `${items.length}건`}</small>
              </h2>
              <ul>
                {items.map((item) => (
                  <li key={item.path}>
                    <Link to={item.path}>{item.title}</Link>
                    <p>
                      <Marked text={item.excerpt} words={(found.instead ?? q).split(/\s+/).filter(Boolean)} />
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      {count === 0 && q !== '' && (
        <EmptyState
          title="찾으시는 것이 없습니다"
          text={<LinkedInquiry text="더 짧은 말로 찾아보시거나, 1:1 문의에 남겨 주시면 찾아 드립니다." />}
        />
      )}
      {count === 0 && (
        <p className={styles.often}>
          자주 찾는 말{' '}
          {OFTEN.map((word) => (
            <Link key={word} to={`/search?q=${encodeURIComponent(word)}`}>
              {word}
            </Link>
          ))}
        </p>
      )}
    </>
  )
}

function countWords(q: string, instead: string | null, count: number): string {
  if (count === 0) return `「${q}」에 맞는 것을 찾지 못했습니다.`
  const told = instead === null ? '' : `「${q}」에 맞는 것이 없어 비슷한 말 「${instead}」의 결과를 보여 드립니다. `
  return `${told}${count}건을 찾았습니다.`
}

/** Asks a moment after the last letter; the address follows without filling the way back. */
function useAsking() {
  const submit = useSubmit()
  const { state } = useNavigation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Whoever submits or leaves is not overtaken by an earlier letter.
  useEffect(() => {
    if (state !== 'idle') clearTimeout(timer.current)
  }, [state])
  return ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void submit(form, { replace: true, preventScrollReset: true }), PAUSE_MS)
  }
}

function walkResults(event: KeyboardEvent, field: HTMLElement | null, list: HTMLElement | null): void {
  if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || event.nativeEvent.isComposing) return
  const stops = [field, ...(list?.querySelectorAll('a') ?? [])]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

/** The words that were looked for, marked where they stand as they were typed. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  const wanted = words.map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('|')
  if (wanted === '') return text
  return text
    .split(new RegExp(`(${wanted})`, 'giu'))
    .map((piece, at) => (at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece))
}
