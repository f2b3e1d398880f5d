import type { CSSProperties } from 'react'
import { useWatch } from 'react-hook-form'
import { BrandSign } from '#/web/blocks/brand-site/brand-sign.tsx'
import styles from './brands.module.css'
import type { BrandSiteFormState } from './use-brand-site-form.ts'

/** Its head and the first lines of its front page, as they will be. */
export function BrandSitePreview({ form }: { readonly form: BrandSiteFormState }) {
  const [name, mark, accent, tint, texts] = useWatch({
    control: form.control,
    name: ['name', 'mark', 'accent', 'tint', 'texts'],
  })
  const style = { '--sub': accent, '--sub-tint': tint } as CSSProperties
  return (
    <figure className={styles.preview} style={style}>
      <figcaption>바뀐 모습</figcaption>
      <p className={styles.name}>
        <BrandSign brand={{ mark, name: name || '이름', accent }} />
        <b>{name || '이름'}</b>
      </p>
      <div className={styles.sheet}>
        <p>{texts.headline || '첫 줄'}</p>
        <p className={styles.emphasis}>{texts.emphasis || '둘째 줄'}</p>
      </div>
    </figure>
  )
}
