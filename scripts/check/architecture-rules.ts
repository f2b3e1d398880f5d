/** The arrows of the house (docs/tour.md): who may import whom. `npm run check` also plants violations to see them caught. */
const TEST = '\\.(test|prop\\.test|db\\.test)\\.tsx?$'
const room = (name: string) => `^src/${name}/`

/** Rooms from the ground up, with the rooms each may see; npm packages are listed apart. */
const MAY_SEE: Readonly<Record<string, readonly string[]>> = {
  lib: ['lib'],
  domain: ['lib', 'domain'],
  contract: ['lib', 'domain', 'contract'],
  pdf: ['lib', 'domain', 'pdf'],
  workers: ['lib', 'domain', 'pdf', 'workers'],
  web: ['lib', 'domain', 'contract', 'pdf', 'web'],
  server: ['lib', 'domain', 'contract', 'server', 'workers'],
}

const arrows = Object.entries(MAY_SEE).map(([from, to]) => ({
  name: `${from}-sees-only-${to.join('-')}`,
  severity: 'error',
  from: { path: room(from), pathNot: TEST },
  to: { path: '^(src|tests|scripts)/', pathNot: `^src/(${to.join('|')})/` },
}))

export const ARCHITECTURE = {
  forbidden: [
    ...arrows,
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pure-rooms-use-no-packages',
      comment: 'lib and domain are rules over plain data: no npm package, no Node module.',
      severity: 'error',
      from: { path: '^src/(lib|domain)/', pathNot: TEST },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'core'] },
    },
    {
      name: 'contract-runs-in-the-browser',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-see-ports-not-adapters',
      severity: 'error',
      from: { path: '^src/server/(features|ports|platform)/', pathNot: TEST },
      to: { path: '^src/server/(adapters|app)/' },
    },
    {
      name: 'workers-are-reached-through-adapters',
      severity: 'error',
      from: { path: '^src/server/(features|ports|platform|app)/', pathNot: TEST },
      to: { path: '^src/workers/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^src/server/(platform|ports)/', pathNot: TEST },
      to: { path: '^src/server/features/' },
    },
    {
      name: 'adapters-know-no-feature',
      severity: 'error',
      from: { path: '^src/server/adapters/', pathNot: TEST },
      to: { path: '^src/server/(features|app)/' },
    },
    {
      name: 'features-meet-through-public-files',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/', pathNot: TEST },
      to: { path: '^src/server/features/', pathNot: ['^src/server/features/$1/', '\\.public\\.ts$', '\\.table\\.ts$'] },
    },
    {
      name: 'ui-knows-no-print-shop',
      severity: 'error',
      from: { path: '^src/web/ui/', pathNot: TEST },
      to: { path: '^src/(web/(api|blocks|storefront|backoffice)|domain|contract)/' },
    },
    {
      name: 'blocks-know-no-screen',
      severity: 'error',
      from: { path: '^src/web/(blocks|api)/', pathNot: TEST },
      to: { path: '^src/web/(storefront|backoffice)/' },
    },
    {
      name: 'web-features-see-only-themselves',
      severity: 'error',
      from: { path: '^src/web/(storefront|backoffice)/features/([^/]+)/', pathNot: TEST },
      to: { path: '^src/web/(storefront|backoffice)/', pathNot: '^src/web/$1/features/$2/' },
    },
    {
      name: 'storefront-and-back-office-are-apart',
      severity: 'error',
      from: { path: '^src/web/(storefront|backoffice)/', pathNot: TEST },
      to: { path: '^src/web/(storefront|backoffice)/', pathNot: '^src/web/$1/' },
    },
    { name: 'nothing-runs-tests', severity: 'error', from: { path: '^src/', pathNot: TEST }, to: { path: '^tests/' } },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$|\\?(url|worker|raw|inline)$|^(virtual:|vitest|vite/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
