/** Lower bounds in px of the specification's breakpoints; `media.css` says the same to the style sheets. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const

/** Below this the shop is in its mobile shape. */
export const MOBILE_BREAKPOINT = 'md' satisfies keyof typeof BREAKPOINTS
