/** Longer ones are nobody's browser. */
const MAX_READ = 512
const MAX_NAME = 60

/**
 * Names the browser and the system that a `User-Agent` stands for, in a few words: `Firefox on Windows`. Empty when it says neither.
 * What it says more (versions, models of phones) is not kept.
 */
export async function deviceName(userAgent: string | undefined): Promise<string> {
  if (!userAgent) return ''
  // Its table of browsers is needed with a login, and not before.
  const { default: bowser } = await import('bowser')
  const { browser, os } = bowser.parse(userAgent.slice(0, MAX_READ))
  return [browser.name, os.name].flatMap(cleaned).join(' on ').slice(0, MAX_NAME)
}

/** Of what is no browser that it knows, the name is as it was sent. */
const cleaned = (name: string | undefined) =>
  name
    ?.replace(/[^\w .+-]/g, '')
    .trim()
    .slice(0, 28) || []
