import { CHOICE_GUIDES, OPTION_GUIDES, SIZE_GUIDES } from '#/contract/content/guide-links.data.ts'
import type { OptionSection } from '#/domain/catalog/options/option-model.ts'
import { GuideLink } from '#/web/blocks/guide-links/guide-link.tsx'
import styles from '#/web/blocks/guide-links/guide-link.module.css'
import { useProductOfPath } from './product-of-path.ts'

/** Guides below the name of a group: one for each thing that it offers, or those of the group. */
export function SectionGuides({ section }: { readonly section: OptionSection }) {
  const { code } = useProductOfPath()
  const own = section.controls
    .flatMap((control) => ('choices' in control ? control.choices.map(({ id }) => `${control.id}:${id}`) : []))
    .flatMap((choice) => CHOICE_GUIDES[choice] ?? [])
  const size = section.id === 'trim' ? SIZE_GUIDES[code] : undefined
  const slugs = own.length > 0 ? own : size ? [size] : OPTION_GUIDES[section.id]
  return (
    <p className={styles.line}>
      안내{' '}
      {[...new Set(slugs)].map((slug) => (
        <GuideLink key={slug} slug={slug} />
      ))}
    </p>
  )
}
