import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { GuideFigureName } from '#/domain/writing/guide-names.data.ts'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
// The server draws them with the page, so their looks come with it as well and not with their code.
import './checklist.module.css'
import './crossing.module.css'
import './days.module.css'
import './figure.module.css'
import './ppi-samples.module.css'
import './sizes.module.css'
import './slide.module.css'
import './steps-figure.module.css'

const drawn = (load: () => Promise<ComponentType>) => lazyPart<object>(load)

/** Each comes with its own code, when a guide that shows it is opened. */
const FIGURES: Readonly<Record<GuideFigureName, ComponentType>> = {
  'bleed-corner': drawn(async () => (await import('./bleed-corner.tsx')).BleedCorner),
  'bleed-pair': drawn(async () => (await import('./bleed-pair.tsx')).BleedPair),
  'safe-pair': drawn(async () => (await import('./safe-pair.tsx')).SafePair),
  'bleed-settings': drawn(async () => (await import('./bleed-settings.tsx')).BleedSettings),
  'bleed-check': drawn(async () => (await import('./bleed-check.tsx')).BleedCheck),
  'spine-calculator': drawn(async () => (await import('./spine-calculator.tsx')).SpineCalculator),
  'spine-papers': drawn(async () => (await import('./spine-papers.tsx')).SpinePapers),
  'spine-advice': drawn(async () => (await import('./spine-advice.tsx')).SpineAdvice),
  'book-sizes': drawn(async () => (await import('./sizes-figure.tsx')).BookSizes),
  'catalog-sizes': drawn(async () => (await import('./sizes-figure.tsx')).CatalogSizes),
  'flyer-sizes': drawn(async () => (await import('./sizes-figure.tsx')).FlyerSizes),
  'poster-sizes': drawn(async () => (await import('./sizes-figure.tsx')).PosterSizes),
  'sheet-cuts': drawn(async () => (await import('./sheet-cuts.tsx')).SheetCuts),
  'cut-table': drawn(async () => (await import('./sheet-cuts.tsx')).CutTable),
  folds: drawn(async () => (await import('./folds-figure.tsx')).FoldsFigure),
  'binding-perfect': drawn(async () => (await import('./binding-figure.tsx')).PerfectBinding),
  'binding-saddle': drawn(async () => (await import('./binding-figure.tsx')).SaddleBinding),
  'binding-rings': drawn(async () => (await import('./binding-figure.tsx')).RingBindings),
  'binding-case': drawn(async () => (await import('./binding-figure.tsx')).CaseBinding),
  'binding-sewn': drawn(async () => (await import('./binding-figure.tsx')).SewnBindings),
  'saddle-creep': drawn(async () => (await import('./creep-figure.tsx')).CreepFigure),
  coatings: drawn(async () => (await import('./finish-facts.tsx')).Coatings),
  'finish-foil': drawn(async () => (await import('./finish-facts.tsx')).FoilFinish),
  'finish-emboss': drawn(async () => (await import('./finish-facts.tsx')).EmbossFinish),
  'finish-spot-uv': drawn(async () => (await import('./finish-facts.tsx')).SpotUvFinish),
  'finish-score': drawn(async () => (await import('./finish-facts.tsx')).ScoreFinish),
  'finish-perforate': drawn(async () => (await import('./finish-facts.tsx')).PerforateFinish),
  'finish-die-cut': drawn(async () => (await import('./finish-facts.tsx')).DieCutFinish),
  'finish-round-corner': drawn(async () => (await import('./finish-facts.tsx')).RoundCornerFinish),
  'finish-hole': drawn(async () => (await import('./finish-facts.tsx')).HoleFinish),
  'finish-numbering': drawn(async () => (await import('./finish-facts.tsx')).NumberingFinish),
  'steps-estimate': drawn(async () => (await import('./steps-figure.tsx')).EstimateSteps),
  'steps-order': drawn(async () => (await import('./steps-figure.tsx')).OrderSteps),
  'steps-proof': drawn(async () => (await import('./steps-figure.tsx')).ProofSteps),
  'steps-benefits': drawn(async () => (await import('./steps-figure.tsx')).BenefitOrder),
  'steps-cancel': drawn(async () => (await import('./steps-figure.tsx')).CancelSteps),
  'payment-means': drawn(async () => (await import('./order-facts.tsx')).MeansTable),
  'delivery-ways': drawn(async () => (await import('./order-facts.tsx')).DeliveryTable),
  'steps-press': drawn(async () => (await import('./steps-figure.tsx')).PressSteps),
  'steps-export': drawn(async () => (await import('./steps-figure.tsx')).ExportSteps),
  'settings-indesign': drawn(async () => (await import('./program-settings.tsx')).IndesignSettings),
  'settings-hangul': drawn(async () => (await import('./program-settings.tsx')).HangulSettings),
  'settings-illustrator': drawn(async () => (await import('./program-settings.tsx')).IllustratorSettings),
  'settings-photoshop': drawn(async () => (await import('./program-settings.tsx')).PhotoshopSettings),
  'settings-office': drawn(async () => (await import('./program-settings.tsx')).OfficeSettings),
  'settings-pdfx': drawn(async () => (await import('./program-settings.tsx')).PdfxSettings),
  'toner-and-ink': drawn(async () => (await import('./toner-and-ink.tsx')).TonerAndInk),
  'book-files': drawn(async () => (await import('./book-files.tsx')).BookFiles),
  'four-ways': drawn(async () => (await import('./four-ways.tsx')).FourWays),
  'counted-days': drawn(async () => (await import('./days-figure.tsx')).DaysFigure),
  'steps-tax': drawn(async () => (await import('./tax-steps.tsx')).TaxSteps),
  'steps-check': drawn(async () => (await import('./checklist.tsx')).Checklist),
  'colour-models': drawn(async () => (await import('./ink-pictures.tsx')).ColourModels),
  overprint: drawn(async () => (await import('./overprint.tsx')).Overprint),
  outlines: drawn(async () => (await import('./ink-pictures.tsx')).Outlines),
  'paper-table': drawn(async () => (await import('./paper-table.tsx')).PaperTable),
  'rotary-papers': drawn(async () => (await import('./paper-table.tsx')).RotaryPapers),
  'picture-check': drawn(async () => (await import('./picture-check.tsx')).PictureCheck),
  'route-crossing': drawn(async () => (await import('./route-crossing.tsx')).RouteCrossing),
}

const isFigure = (name: string): name is GuideFigureName => Object.hasOwn(FIGURES, name)

/** The figure that a text calls by name; a text that was written for another version of the shop may name one that is gone. */
export function guideFigure(name: string): ReactNode {
  if (!isFigure(name)) return null
  const Figure = FIGURES[name]
  return (
    <Suspense fallback={null}>
      <Figure />
    </Suspense>
  )
}
