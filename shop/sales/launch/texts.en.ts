// test e-mail
export const testEmailSubject = (code: string, shop: string) => `${code} is the code of a test e-mail of ${shop}`
export const emailsArrive = 'E-mails of the shop arrive. Enter this code on the page where you requested it:'
export const spamFolderHint =
  'If this e-mail was in your spam folder, ask the operator of your mail server to set up SPF and DKIM. Otherwise customers will miss their e-mails, too.'
