import { COVER_LAYOUTS, COVER_LIMITS, LAYOUT_NAMES } from '#/domain/editions/academy-cover.ts'
import { Small } from '#/web/ui/note.tsx'
import { Button } from '#/web/ui/button.tsx'
import { RadioTiles } from '#/web/ui/choice-tiles.tsx'
import { Field } from '#/web/ui/field.tsx'
import { FilePick } from '#/web/ui/file-pick.tsx'
import { Input } from '#/web/ui/input.tsx'
import type { BookShown } from './book-shown.ts'
import { FlatCover } from '#/web/blocks/edition-picture/book-picture.tsx'
import styles from './book-order.module.css'
import type { CoverDraft } from './use-cover-draft.ts'

interface CoverPartProps {
  readonly book: BookShown
  readonly cover: CoverDraft
  /** In the place for the name of a class; null where the cover has none. */
  readonly className: string | null
}

/** 우리 학원 표지: templates drawn with this very book, live while it is written. */
export function CoverPart({ book, cover, className }: CoverPartProps) {
  const { shown, kept, errors, write } = cover
  return (
    <section className={styles.part} aria-labelledby="own-cover">
      <header>
        <h2 id="own-cover">우리 학원 표지</h2>
        <p>{kept.version > 0 ? '지난번에 쓴 표지를 불러왔어요' : '한 번 정하면 다음 학기에도 그대로 써요'}</p>
      </header>
      <div className={styles.layouts}>
        <RadioTiles
          legend="표지 모양"
          columns={4}
          value={shown.layout}
          onChange={(layout) => write({ layout })}
          choices={COVER_LAYOUTS.map((layout) => ({
            value: layout,
            label: LAYOUT_NAMES[layout],
            picture: <FlatCover book={book} cover={{ ...shown, layout, className }} />,
          }))}
        />
      </div>
      <div className={styles.fields}>
        <Field label={`학원 이름 ${shown.name.length}/${COVER_LIMITS.name}`} error={errors['name']} required>
          {(control) => (
            <Input
              {...control}
              maxLength={COVER_LIMITS.name}
              value={shown.name}
              onChange={(event) => write({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="전화번호" error={errors['phone']} optional>
          {(control) => (
            <Input
              {...control}
              inputMode="tel"
              maxLength={COVER_LIMITS.phone}
              value={shown.phone}
              onChange={(event) => write({ phone: event.target.value })}
            />
          )}
        </Field>
        <LogoField cover={cover} />
        <Field label="한 줄 더" error={errors['line']} optional>
          {(control) => (
            <Input
              {...control}
              placeholder="예: 중등부 겨울방학 특강"
              maxLength={COVER_LIMITS.line}
              value={shown.line}
              onChange={(event) => write({ line: event.target.value })}
            />
          )}
        </Field>
      </div>
    </section>
  )
}

function LogoField({ cover }: { readonly cover: CoverDraft }) {
  const { shown, kept, errors, logoNote, setLogo, busy } = cover
  const fine = kept.logo?.vector ? '선으로 된 로고라 또렷하게 찍혀요.' : '작게 쓰기에 넉넉한 그림이에요.'
  return (
    <div className={styles.logo} role="group" aria-label="로고">
      <span>로고</span>
      <div>
        {shown.logo && <img src={shown.logo.href} alt="우리 학원 로고" />}
        <p>{shown.logo ? (logoNote ?? fine) : 'SVG나 PNG, 512 KB까지'}</p>
        <FilePick
          accept=".svg,.png,image/svg+xml,image/png"
          disabled={busy}
          onFiles={([file]) => void setLogo(file ?? null)}
        >
          {shown.logo ? '바꾸기' : '로고 올리기'}
        </FilePick>
        {shown.logo && (
          <Button variant="quiet" size="sm" disabled={busy} onClick={() => void setLogo(null)}>
            로고 삭제
          </Button>
        )}
      </div>
      {errors['logo'] && (
        <Small tone="bad" role="alert">
          {errors['logo']}
        </Small>
      )}
    </div>
  )
}
