import { type GuidedStep, STEP_GUIDES } from '#/contract/content/guide-links.data.ts'
import { GuideLink } from './guide-link.tsx'
import styles from './guide-link.module.css'

/** Guides for a step of uploading or ordering, in one line. */
export const StepGuides = ({ steps }: { readonly steps: readonly GuidedStep[] }) => (
  <p className={styles.line}>
    안내{' '}
    {steps.map((step) => (
      <GuideLink key={step} slug={STEP_GUIDES[step]} />
    ))}
  </p>
)
