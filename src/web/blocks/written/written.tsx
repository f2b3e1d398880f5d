import type { ReactNode } from 'react'
import type { Block, Callout, Doc, List, NamedFigure, Paragraph, Picture, WrittenTable } from '#/domain/writing/doc.ts'
import { cx } from '#/web/ui/cx.ts'
import { Note } from '#/web/ui/note.tsx'
import { Table } from '#/web/ui/table.tsx'
import { WrittenWords, type ShowText } from './written-words.tsx'
import styles from './written.module.css'

export type ShowFigure = (name: string) => ReactNode

interface WrittenProps {
  readonly doc: Doc
  /** How a stretch of text is shown, where it has places to fill in. */
  readonly showText?: ShowText
  /** What stands for a figure that the text calls by name; nothing where the page has none. */
  readonly showFigure?: ShowFigure
  readonly className?: string | undefined
}

/** What the shop wrote, node by node: nothing in it is ever taken for HTML. Its headings are `#p1`, `#p2` … */
export function Written({ doc, showText, showFigure, className }: WrittenProps) {
  const headings = doc.content.filter(isMainHeading)
  return (
    <div className={cx(styles.written, className)}>
      {doc.content.map((block, at) =>
        block.type === 'figure' ? (
          <div key={at}>{showFigure?.(block.attrs.name)}</div>
        ) : (
          <WrittenBlock
            key={at}
            block={block}
            id={isMainHeading(block) ? `p${headings.indexOf(block) + 1}` : undefined}
            showText={showText}
          />
        ),
      )}
    </div>
  )
}

const isMainHeading = (block: Block) => block.type === 'heading' && block.attrs.level === 2

interface PartProps {
  readonly showText: ShowText | undefined
}

interface BlockProps extends PartProps {
  readonly block: Exclude<Block, NamedFigure>
  readonly id: string | undefined
}

function WrittenBlock({ block, id, showText }: BlockProps) {
  switch (block.type) {
    case 'heading': {
      const Tag = block.attrs.level === 2 ? 'h2' : 'h3'
      return (
        <Tag id={id}>
          <WrittenWords content={block.content} showText={showText} />
        </Tag>
      )
    }
    case 'table':
      return <WrittenRows table={block} showText={showText} />
    case 'picture':
      return <WrittenPicture {...block.attrs} />
    case 'callout':
      return <WrittenCallout block={block} showText={showText} />
    case 'horizontalRule':
      return <hr />
    case 'paragraph':
      // An empty one is where somebody pressed Enter once more.
      return block.content?.length ? <Simple part={block} showText={showText} /> : null
    default:
      return <Simple part={block} showText={showText} />
  }
}

/** A paragraph or a list, wherever it stands. */
function Simple({ part, showText }: PartProps & { readonly part: Paragraph | List }) {
  if (part.type === 'paragraph')
    return (
      <p>
        <WrittenWords content={part.content} showText={showText} />
      </p>
    )
  const Tag = part.type === 'orderedList' ? 'ol' : 'ul'
  return (
    <Tag>
      {part.content.map((item, at) => (
        <li key={at}>{simpleOnes(item.content, showText)}</li>
      ))}
    </Tag>
  )
}

const simpleOnes = (parts: readonly (Paragraph | List)[], showText: ShowText | undefined): ReactNode =>
  parts.map((part, at) => <Simple key={at} part={part} showText={showText} />)

const TONES = { info: '알림', ok: '좋은 방법', warn: '주의' } as const

function WrittenCallout({ block, showText }: PartProps & { readonly block: Callout }) {
  const { tone } = block.attrs
  return (
    <div className={styles.callout}>
      <Note tone={tone} role="note">
        <b>{TONES[tone]}</b>
        {simpleOnes(block.content, showText)}
      </Note>
    </div>
  )
}

/** The first row names the columns; on a phone each row becomes a small sheet. */
function WrittenRows({ table, showText }: PartProps & { readonly table: WrittenTable }) {
  const [head, ...rows] = table.content
  const names = (head?.content ?? []).map((cell) => wordsOfCell(cell.content))
  return (
    <Table
      caption={names.filter(Boolean).join(', ') || '표'}
      columns={names.map((name, at) => ({
        key: String(at),
        head: name,
        rowHead: at === 0,
        cell: (row: WrittenTable['content'][number]) => simpleOnes(row.content[at]?.content ?? [], showText),
      }))}
      rows={rows}
      rowKey={(row) => String(rows.indexOf(row))}
    />
  )
}

const wordsOfCell = (parts: readonly (Paragraph | List)[]): string =>
  parts
    .flatMap((part) => (part.type === 'paragraph' ? (part.content ?? []) : []))
    .map((piece) => (piece.type === 'text' ? piece.text : ' '))
    .join('')

const SIZES = [480, 960, 1600] as const

function WrittenPicture({ id, width, height, alt, caption }: Picture['attrs']) {
  const at = (size: number) => `/api/pictures/${id}/${size}`
  return (
    <figure>
      <img
        src={at(960)}
        srcSet={SIZES.map((size) => `${at(size)} ${Math.min(size, width)}w`).join(', ')}
        sizes="(min-width: 820px) 780px, 100vw"
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
