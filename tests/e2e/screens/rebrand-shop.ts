import type { AllSettingsResponse } from '../../../shop/core/settings/settings.contract.ts'

const WORDMARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 44" fill="none" stroke="#1d3b36" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
<path d="M6 38 20 8l14 30M11 28h18M48 8v30M48 8l22 30V8M88 23a15 15 0 1 0 30 0 15 15 0 1 0-30 0M136 38V8h12a9 9 0 0 1 0 18h-12M148 26l12 12M178 8v30h8a15 15 0 0 0 0-30z"/></svg>`
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#1d3b36"/><path d="M16 48V16l32 32V16" fill="none" stroke="#f3efe4" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/**
 * Changes the demo shop through the API: name, colour, logo, icon, texts, announcement, sections and home page photo.
 * @param staff token of a staff member
 * @throws if a call fails
 */
export async function rebrandShop(address: string, staff: string): Promise<void> {
  async function ask<Answer>(path: string, method: string, body?: FormData | object): Promise<Answer> {
    const isForm = body instanceof FormData
    const answer = await fetch(new URL(path, address), {
      method,
      headers: { authorization: `Token ${staff}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (answer.status === 204 ? undefined : await answer.json()) as Answer
  }
  const versions = await ask<AllSettingsResponse>('/api/settings/', 'GET')
  const save = (group: keyof AllSettingsResponse, values: object) =>
    ask(`/api/settings/${group}/`, 'PUT', { ...versions[group].values, ...values, version: versions[group].version })
  async function upload(kind: 'logo' | 'icon', drawing: string): Promise<string> {
    const form = new FormData()
    form.set('kind', kind)
    form.set('picture', new File([drawing], `${kind}.svg`, { type: 'image/svg+xml' }))
    return (await ask<{ picture: string }>('/api/shop_pictures/', 'POST', form)).picture
  }

  await save('identity', { name: 'Anord' })
  const [logo, icon] = [await upload('logo', WORDMARK), await upload('icon', ICON)]
  const dark = await upload('logo', WORDMARK.replace('#1d3b36', '#e6efe9'))
  await save('look', { accent: '#1d6b58', logo, logo_dark: dark, icon })
  await save('announcement', { text: 'The winter batch is here. Open Tuesday to Saturday, 12 rue des Tanneurs.' })
  await save('home', {
    headline: 'Winter, made by hand',
    words: 'Forty workshops, one room, and everything in it can be mended.',
  })
  await save('sections', { shown: 'counter story new collections reviews' })

  const { variants } = await ask<{ variants: { images: { image: string }[] }[] }>(
    '/api/product/cast-iron-cocotte-24-cm/',
    'GET',
  )
  const scene = variants[0]?.images.at(-1)?.image.replace(/\d+\.webp$/, '1920.webp') ?? ''
  const photograph = await (await fetch(new URL(scene, address))).blob()
  const form = new FormData()
  form.set('picture', new File([photograph], 'our-shop.webp', { type: 'image/webp' }))
  await ask('/api/counter_photograph/', 'PUT', form)
}
