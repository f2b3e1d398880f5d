import { Button, IconButton } from '#/web/ui/button.tsx'
import { cx } from '#/web/ui/cx.ts'
import { Icon } from '#/web/ui/icon.tsx'
import { Pager } from './pager.tsx'
import type { Viewer } from './use-viewer.ts'
import styles from './viewer-tools.module.css'

interface ViewerToolsProps {
  readonly viewer: Viewer
  /** Published versions, oldest first. */
  readonly versions: readonly number[]
  readonly label: string
  readonly pageCount: number
  readonly bleed: number
  /** Something of the piece is folded, or has a spine. */
  readonly folded: boolean
  /** Spreads that look otherwise than in the version before. */
  readonly changed: readonly number[]
  readonly canPin: boolean
}

const LINE_NAMES = [
  { id: 'trim', name: '재단선', colour: 'var(--m)', style: 'solid' },
  { id: 'bleed', name: '도련', colour: 'var(--c)', style: 'solid' },
  { id: 'safe', name: '안전선', colour: 'var(--info)', style: 'dashed' },
  { id: 'fold', name: '책등·접는 선', colour: 'var(--orange)', style: 'solid' },
] as const

export function ViewerTools(props: ViewerToolsProps) {
  const { viewer, versions, label, pageCount, bleed, folded, changed, canPin } = props
  return (
    <div className={styles.tools} role="toolbar" aria-label="시안 보기">
      <VersionButtons viewer={viewer} versions={versions} changed={changed} />
      <Pager viewer={viewer} label={label} pageCount={pageCount} />
      {viewer.comparing ? (
        <Comparison viewer={viewer} changed={changed} />
      ) : (
        <LineChoices viewer={viewer} bleed={bleed} folded={folded} />
      )}
      <div className={styles.zoom}>
        <IconButton aria-label="작게" disabled={viewer.zoom <= 1} onClick={() => viewer.zoomBy(-1)}>
          <Icon name="minus" />
        </IconButton>
        <span>{viewer.zoom === 1 ? '맞춤' : `${Math.round(viewer.zoom * 100)}%`}</span>
        <IconButton aria-label="크게" disabled={viewer.zoom >= 4} onClick={() => viewer.zoomBy(1)}>
          <Icon name="plus" />
        </IconButton>
      </div>
      {canPin && (
        <Button
          size="sm"
          variant={viewer.placing ? 'ink' : 'line'}
          aria-pressed={viewer.placing}
          disabled={viewer.comparing}
          onClick={viewer.togglePlacing}
        >
          {viewer.placing ? '그만 찍기' : '의견 찍기'}
        </Button>
      )}
    </div>
  )
}

function LineChoices({ viewer, bleed, folded }: Pick<ViewerToolsProps, 'viewer' | 'bleed' | 'folded'>) {
  return (
    <div className={styles.lineChoices} role="group" aria-label="선">
      {LINE_NAMES.filter(({ id }) => id !== 'fold' || folded).map(({ id, name, colour, style }) => (
        <label key={id} style={{ '--own': colour, '--own-style': style } as React.CSSProperties}>
          <input
            type="checkbox"
            checked={viewer.lines[id] && !(id === 'bleed' && bleed === 0)}
            disabled={id === 'bleed' && bleed === 0}
            onChange={() => viewer.toggleLine(id)}
          />
          {id === 'bleed' ? (bleed > 0 ? `도련 ${bleed} mm` : '도련 없음') : name}
        </label>
      ))}
    </div>
  )
}

/** How two versions are laid, and the way to what is different. */
function Comparison({ viewer, changed }: Pick<ViewerToolsProps, 'viewer' | 'changed'>) {
  const next = changed.find((spread) => spread > viewer.index) ?? changed[0]
  return (
    <div className={styles.comparison}>
      <div className={styles.segments} role="group" aria-label="비교하는 방법">
        <button type="button" aria-pressed={!viewer.beside} onClick={() => viewer.layBeside(false)}>
          겹쳐
        </button>
        <button type="button" aria-pressed={viewer.beside} onClick={() => viewer.layBeside(true)}>
          나란히
        </button>
      </div>
      {next !== undefined && (
        <Button size="sm" onClick={() => viewer.go(next)}>
          다음 바뀐 쪽 ({changed.length})
        </Button>
      )}
    </div>
  )
}

function VersionButtons({ viewer, versions, changed }: Pick<ViewerToolsProps, 'viewer' | 'versions' | 'changed'>) {
  const [first] = changed
  const compare = () => {
    viewer.toggleCompare()
    // Two pages that are the same say nothing: it begins at the first that is not.
    if (!viewer.comparing && first !== undefined && !changed.includes(viewer.index)) viewer.go(first)
  }
  return (
    <div className={cx(styles.segments, styles.versions)} role="group" aria-label="판">
      {versions.map((version) => (
        <button
          key={version}
          type="button"
          aria-pressed={!viewer.comparing && version === viewer.version}
          onClick={() => viewer.showVersion(version)}
        >
          v{version}
        </button>
      ))}
      {versions.length > 1 && (
        <button type="button" aria-pressed={viewer.comparing} onClick={compare}>
          비교
        </button>
      )}
    </div>
  )
}
