/**
 * What the browser of the tests is started without. A switch given anew replaces the whole list of Playwright, so what that
 * switches off for good reasons stands here too: calls to the outside, and addresses that are rewritten.
 */
const WITHOUT = [
  // The list below the address bar, drawn as a page of its own for each window that nobody sees: two thirds of a second of computing.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export const BROWSER_ARGUMENTS = ['--no-sandbox', `--disable-features=${WITHOUT.join(',')}`]
