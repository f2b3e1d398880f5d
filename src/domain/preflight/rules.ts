import type { Rule } from './rule.ts'
import { activeContentRule } from './rules/active-content.rule.ts'
import { annotationsRule } from './rules/annotations.rule.ts'
import { attachmentsRule } from './rules/attachments.rule.ts'
import { blankPagesRule } from './rules/blank-pages.rule.ts'
import { blackTextRule } from './rules/black-text.rule.ts'
import { blackLinesRule } from './rules/black-lines.rule.ts'
import { blendSpaceRule } from './rules/blend-space.rule.ts'
import { bleedRule } from './rules/bleed.rule.ts'
import { colourPagesRule } from './rules/colour-pages.rule.ts'
import { colourProfilesRule } from './rules/colour-profiles.rule.ts'
import { courierFontRule } from './rules/courier-font.rule.ts'
import { dieLineRule } from './rules/die-line.rule.ts'
import { drawnOtherwiseRule } from './rules/drawn-otherwise.rule.ts'
import { foldMarginRule } from './rules/fold-margin.rule.ts'
import { fontsEmbeddedRule } from './rules/fonts-embedded.rule.ts'
import { greyOverprintRule } from './rules/grey-overprint.rule.ts'
import { gutterMarginRule } from './rules/gutter-margin.rule.ts'
import { imageResolutionRule } from './rules/image-resolution.rule.ts'
import { inkCoverageRule } from './rules/ink-coverage.rule.ts'
import { layersRule } from './rules/layers.rule.ts'
import { layersOnPrintRule } from './rules/layers-on-print.rule.ts'
import { lineArtResolutionRule } from './rules/line-art-resolution.rule.ts'
import { overprintRule } from './rules/overprint.rule.ts'
import { pageBoxesRule } from './rules/page-boxes.rule.ts'
import { pageCountRule } from './rules/page-count.rule.ts'
import { pagePictureResolutionRule } from './rules/page-picture-resolution.rule.ts'
import { pageSizeRule } from './rules/page-size.rule.ts'
import { pageTurnedRule } from './rules/page-turned.rule.ts'
import { pdfxClaimRule } from './rules/pdfx-claim.rule.ts'
import { picturePagesRule } from './rules/picture-pages.rule.ts'
import { pressDependentRule } from './rules/press-dependent.rule.ts'
import { registrationColourRule } from './rules/registration-colour.rule.ts'
import { safeMarginRule } from './rules/safe-margin.rule.ts'
import { screenColoursRule } from './rules/screen-colours.rule.ts'
import { smallTextRule } from './rules/small-text.rule.ts'
import { spineMarginRule } from './rules/spine-margin.rule.ts'
import { spotDefinitionsRule } from './rules/spot-definitions.rule.ts'
import { spotInksRule } from './rules/spot-inks.rule.ts'
import { spotNamesRule } from './rules/spot-names.rule.ts'
import { stackedInksRule } from './rules/stacked-inks.rule.ts'
import { thinLinesRule } from './rules/thin-lines.rule.ts'
import { trimBoxRule } from './rules/trim-box.rule.ts'
import { unreadInksRule } from './rules/unread-inks.rule.ts'
import { unreadPartsRule } from './rules/unread-parts.rule.ts'
import { whiteOverprintRule } from './rules/white-overprint.rule.ts'

/** In the order in which findings of equal weight are told: what stops the job first, what is only good to know last. */
export const RULES: readonly Rule[] = [
  pageCountRule,
  pageSizeRule,
  fontsEmbeddedRule,
  dieLineRule,
  pressDependentRule,
  bleedRule,
  safeMarginRule,
  gutterMarginRule,
  spineMarginRule,
  foldMarginRule,
  pagePictureResolutionRule,
  imageResolutionRule,
  picturePagesRule,
  colourPagesRule,
  inkCoverageRule,
  stackedInksRule,
  whiteOverprintRule,
  greyOverprintRule,
  spotInksRule,
  spotNamesRule,
  spotDefinitionsRule,
  screenColoursRule,
  colourProfilesRule,
  blendSpaceRule,
  smallTextRule,
  blackTextRule,
  blackLinesRule,
  thinLinesRule,
  lineArtResolutionRule,
  registrationColourRule,
  drawnOtherwiseRule,
  overprintRule,
  trimBoxRule,
  pageBoxesRule,
  pageTurnedRule,
  blankPagesRule,
  courierFontRule,
  annotationsRule,
  activeContentRule,
  layersOnPrintRule,
  layersRule,
  pdfxClaimRule,
  attachmentsRule,
  unreadInksRule,
  unreadPartsRule,
]
