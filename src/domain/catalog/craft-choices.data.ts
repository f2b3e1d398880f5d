/** What the front page shows of paper and making, each with the choice of the option page that it stands for. */
export const CRAFT_CHOICES = {
  gloss: ['cover.coating', 'gloss'],
  velvet: ['cover.coating', 'velvet'],
  foil: ['finish', 'foil'],
  emboss: ['finish', 'emboss'],
  'spot-uv': ['finish', 'spot-uv'],
  white: ['body.paper', 'white-80'],
  rendezvous: ['cover.paper', 'rendezvous-240'],
  leathac: ['cover.paper', 'leathac-200'],
  pur: ['binding', 'pur'],
  hard: ['binding', 'hard'],
  saddle: ['binding', 'saddle'],
  'twin-ring': ['binding', 'twin-ring'],
} as const

export type Craft = keyof typeof CRAFT_CHOICES
export const CRAFTS = Object.keys(CRAFT_CHOICES) as readonly Craft[]
