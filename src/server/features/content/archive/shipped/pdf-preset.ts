/** A setting for exporting PDFs that Adobe programs read. */
interface Preset {
  readonly name: string
  /** Korean, shown beside the name. */
  readonly about: string
  /** The printing condition, by the name of its profile in those programs and by its registered name. */
  readonly profile: string
  readonly condition: string
}

export const PRESETS: readonly Preset[] = [
  {
    name: 'Jikji-coated-PDFX4',
    about: '직지 코팅된 종이용. PDF/X-4, 문서 도련 사용, 재단 표시 없음, 색상 변환 없음.',
    profile: 'Coated FOGRA39 (ISO 12647-2:2004)',
    condition: 'FOGRA39',
  },
  {
    name: 'Jikji-uncoated-PDFX4',
    about: '직지 코팅되지 않은 종이용. PDF/X-4, 문서 도련 사용, 재단 표시 없음, 색상 변환 없음.',
    profile: 'Uncoated FOGRA29 (ISO 12647-2:2004)',
    condition: 'FOGRA29',
  },
]

/** More than the presses resolve, so that nothing is lost; far larger pictures only make the file heavy. */
const PICTURE_PPI = 350
const LINE_ART_PPI = 1200

const utf16 = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`
const literal = (text: string): string => `(${text.replaceAll(/[()\\]/g, String.raw`\$&`)})`

const pictures = (kind: 'Color' | 'Gray'): readonly string[] => [
  `/AntiAlias${kind}Images false`,
  `/AutoFilter${kind}Images true`,
  `/Downsample${kind}Images true`,
  `/Encode${kind}Images true`,
  `/${kind}ImageDepth -1`,
  `/${kind}ImageDownsampleThreshold 1.50000`,
  `/${kind}ImageDownsampleType /Bicubic`,
  `/${kind}ImageFilter /DCTEncode`,
  `/${kind}ImageResolution ${PICTURE_PPI}`,
  `/${kind}ACSImageDict << /QFactor 0.15 /HSamples [1 1 1 1] /VSamples [1 1 1 1] >>`,
  `/${kind}ImageDict << /QFactor 0.15 /HSamples [1 1 1 1] /VSamples [1 1 1 1] >>`,
]

/** What the programs of the suite read beyond the settings of Distiller: no marks, the bleed of the document, single pages. */
const NAMESPACES: readonly string[] = [
  [
    '<< /Namespace [(Adobe) (CreativeSuite) (2.0)]',
    '/AddBleedMarks false /AddColorBars false /AddCropMarks false /AddPageInfo false /AddRegMarks false',
    '/BleedOffset [8.50394 8.50394 8.50394 8.50394] /ConvertColors /NoConversion /DestinationProfileName ()',
    '/DestinationProfileSelector /NA /Downsample16BitImages true /FlattenerPreset << /PresetSelector /HighResolution >>',
    '/FormElements false /GenerateStructure false /IncludeBookmarks false /IncludeHyperlinks false /IncludeInteractive false',
    '/IncludeLayers false /IncludeProfiles false /MarksOffset 6 /MarksWeight 0.250000 /MultimediaHandling /UseObjectSettings',
    '/PDFXOutputIntentProfileSelector /UseName /PageMarksFile /RomanDefault /PreserveEditing false /UntaggedCMYKHandling /LeaveUntagged',
    '/UntaggedRGBHandling /LeaveUntagged /UseDocumentBleed true >>',
  ].join('\n    '),
  '<< /AllowImageBreaks true /AllowTableBreaks true /Namespace [(Adobe) (GoLive) (8.0)] >>',
]

/** The text of a `.joboptions` file: what guides 2_1 and 2_2 say by hand, for the programs to read. */
export function jobOptions({ about, profile, condition }: Preset): string {
  const settings = [
    '/ASCII85EncodePages false',
    '/AllowTransparency true',
    '/AutoRotatePages /None',
    '/Binding /Left',
    '/CannotEmbedFontPolicy /Error',
    '/CheckCompliance [/PDFX4:2008]',
    '/ColorConversionStrategy /LeaveColorUnchanged',
    '/CompatibilityLevel 1.6',
    '/CompressObjects /Off',
    '/CompressPages true',
    '/ConvertImagesToIndexed true',
    '/CreateJobTicket false',
    '/DetectBlends true',
    '/DoThumbnails false',
    '/EmbedAllFonts true',
    '/EmbedOpenType false',
    '/EmbedJobOptions true',
    '/EndPage -1',
    '/MaxSubsetPct 100',
    '/Optimize false',
    '/PDFXBleedBoxToTrimBoxOffset [0.00000 0.00000 0.00000 0.00000]',
    '/PDFXCompliantPDFOnly true',
    '/PDFXNoTrimBoxError true',
    '/PDFXOutputCondition ()',
    `/PDFXOutputConditionIdentifier ${literal(condition)}`,
    `/PDFXOutputIntentProfile ${literal(profile)}`,
    '/PDFXRegistryName (http://www.color.org)',
    '/PDFXSetBleedBoxToMediaBox false',
    '/PDFXTrapped /False',
    '/PDFXTrimBoxToMediaBoxOffset [0.00000 0.00000 0.00000 0.00000]',
    '/ParseDSCComments true',
    '/PreserveOverprintSettings true',
    '/StartPage 1',
    '/SubsetFonts true',
    '/TransferFunctionInfo /Remove',
    ...pictures('Color'),
    ...pictures('Gray'),
    '/AntiAliasMonoImages false',
    '/DownsampleMonoImages true',
    '/EncodeMonoImages true',
    '/MonoImageDepth -1',
    '/MonoImageDownsampleThreshold 1.50000',
    '/MonoImageDownsampleType /Bicubic',
    '/MonoImageFilter /CCITTFaxEncode',
    `/MonoImageResolution ${LINE_ART_PPI}`,
    '/MonoImageDict << /K -1 >>',
    `/Description << /KOR ${utf16(about)} >>`,
    '/Namespace [(Adobe) (Common) (1.0)]',
    `/OtherNamespaces [\n    ${NAMESPACES.join('\n    ')}\n  ]`,
  ]
  return `<<\n  ${settings.join('\n  ')}\n>> setdistillerparams\n<<\n  /HWResolution [2400 2400]\n  /PageSize [595.276 841.890]\n>> setpagedevice\n`
}
