/** The specification's template. */
export const pageTitle = (page: string, brand: string): string => `${page} > ${brand}`
