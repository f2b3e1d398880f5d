import type { Plugin } from 'vite'

/** The one module of React Router that navigates; its constants are imported by everything that only draws. */
const MACHINERY = /react-router\/dist\/[a-z]+\/lib\/router\/router\.js$/
/** What the machinery alone uses. */
const PARTS = /react-router\/dist\/[a-z]+\/lib\/router\/(instrumentation|matcher|matcher-route-pattern\.preload)\.js$/

/** The two that every page draws with. */
const LINKS = /react-router\/dist\/[a-z]+\/lib\/(dom\/lib|components)\.js$/
const WITHOUT_FRAMEWORK = new URL('router-without-framework.ts', import.meta.url).pathname

export const isRouterMachinery = (id: string): boolean => MACHINERY.test(id) || PARTS.test(id)

const COPY = '?constants'
const DRAWING = /react-router\/dist\/[a-z]+\/lib\//

/**
 * Gives the drawing half of React Router its own copy of the machinery's module, of which nothing but a few constants
 * remains after unused code is dropped. The machinery itself then goes where it is asked for: into the script that is
 * fetched at the first touch of a page (`full-router.ts`).
 */
export const splitRouter: Plugin = {
  name: 'jikji:split-router',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source.endsWith('/ssr/components.js') && importer && LINKS.test(importer)) return WITHOUT_FRAMEWORK
    if (!source.endsWith('.js') || !importer || !DRAWING.test(importer)) return null
    const resolved = await this.resolve(source, importer, { skipSelf: true })
    if (!resolved) return null
    // The copy has its own copies of what the machinery uses, or these would stay for the machinery's sake.
    const isCopied = MACHINERY.test(resolved.id) || (importer.endsWith(COPY) && PARTS.test(resolved.id))
    return isCopied ? resolved.id + COPY : null
  },
}
