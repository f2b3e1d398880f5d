/** What the archive has for the readers of a guide, by the slugs of its texts; the shop may have taken one down. */
export const GUIDE_FILES: Readonly<Record<string, readonly string[]>> = {
  'guide1-3': ['profiles', 'colour-chart'],
  'guide1-8': ['colour-chart'],
  'guide2-1': ['pdf-presets', 'profiles', 'template-a5-perfect', 'template-sinkuk-wings'],
  'guide2-2': ['pdf-presets', 'profiles', 'template-leaflet-letter', 'template-leaflet-gate'],
  'guide2-3': ['profiles', 'colour-chart'],
  'guide2-4': ['colophon-form', 'template-a4-academy'],
  'guide2-5': ['colophon-form', 'template-a4-academy'],
  'guide2-6': ['pdf-presets', 'profiles'],
  'guide4-4': ['template-leaflet-letter', 'template-leaflet-gate'],
  'guide4-6': ['template-a5-perfect', 'template-sinkuk-wings', 'template-a4-academy'],
}
