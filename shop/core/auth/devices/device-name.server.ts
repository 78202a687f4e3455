/** In characters; browsers send shorter headers. */
const MAX_READ = 512
const MAX_NAME = 60

/**
 * Returns browser and system of a `User-Agent`, such as `Firefox on Windows`; empty if it names neither. Versions and
 * phone models are not stored.
 */
export async function deviceName(userAgent: string | undefined): Promise<string> {
  if (!userAgent) return ''
  // Imported with the first login because of its large table of browsers.
  const { default: bowser } = await import('bowser')
  const { browser, os } = bowser.parse(userAgent.slice(0, MAX_READ))
  return [browser.name, os.name].flatMap(cleaned).join(' on ').slice(0, MAX_NAME)
}

/** Names of unknown browsers come from the header, so they are cleaned. */
const cleaned = (name: string | undefined) =>
  name
    ?.replace(/[^\w .+-]/g, '')
    .trim()
    .slice(0, 28) || []
