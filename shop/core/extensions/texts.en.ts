export const failedSubject = (name: string) => `The extension ${name} was disabled after errors`
export const failed = (name: string, times: number) =>
  `The extension ${name} failed ${times} times within a minute, so the shop disabled it. The shop works without it.`
export const lastErrorIn = (place: string, message: string) => `The last error, in ${place}: ${message}`
export const askDeveloper = 'Ask the developer of the extension, then enable it again in the settings.'
export const viewExtensions = 'View the extensions'
