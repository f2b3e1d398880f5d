import type { Doc } from '#/domain/writing/doc.ts'
import { Written } from '#/web/blocks/written/written.tsx'
import { SectionHead, type SectionWords } from './section-head.tsx'
import section from './section.module.css'

/** What the shop itself has to say, as it wrote it. */
export const HomeWords = ({ doc, ...words }: SectionWords & { readonly doc: Doc }) => (
  <section className={section.section} aria-labelledby="words">
    <SectionHead id="words" {...words} />
    <Written doc={doc} />
  </section>
)
