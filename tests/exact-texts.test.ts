import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Texts of the specification, to the letter, misspellings included, by section. `…` marks a variable part. */
const TEXTS = {
  'Screens and routes: the frame': [
    ...['Whops An Error Occured', 'Go Back', 'Go To Home', 'Extra Options', 'Logout'],
    ...[
      'Home',
      'Contact us',
      'Admin',
      'Account',
      'Cart',
      'Orders',
      'Login',
      'Register',
      'Terms of Service',
      'Copyright © 2024 …',
    ],
  ],
  'Screens and routes: products and reviews': [
    ...['Whops, looks like their isnt any products here', 'Only … left in stock'],
    ...['Buy Now', 'Add to Cart', 'Update Cart', 'Frequently Bought Together', 'Happy Customers'],
  ],
  'Screens and routes: the cart and what follows': [
    ...['Their are no items in your cart', 'Their are no items in your save for later', 'Checkout', 'More Shopping'],
    ...['Rate our Services?', 'No orders found'],
  ],
  'Screens and routes: products of staff': [...['Show DEMO', 'ARE YOU SURE?!', 'Delete …', "product can't be found"]],
  'Screens and routes: the account': [
    ...['Forgot Password', 'Sign up instead', 'Account Details', 'Verify Email'],
    ...['Enter email', 'Enter New Password', 'Enter New email', 'Verify Your Password'],
    ...['View Orders', 'View Cart', 'Change Details', 'Change Email', 'Change Password', 'Delete Account'],
    'You must be logged in to change your password',
    ...['Are You Sure You Want To Logout?!', "You're already logged out!"],
    ...['Your Name', 'Your Email', 'Your Title', 'Your Body'],
  ],
  'States and transitions': [
    ...['Put in Save For Later', 'Add Back to Cart', 'Remove from Cart'],
    ...['making', 'shipping', 'shipped', 'delivered', 'Invalid token.'],
    ...['Crop Again', 'New Image', 'Back'],
  ],
  'Validation rules': [
    ...['You must be logged in to add to cart!', 'You cannot add to cart before you login'],
    ...['too much quantity selected', "Quantity can't be empty", '20+', 'Out of stock'],
    ...['Slug Must Be only Alphanumeric and -', 'Passwords do not match'],
  ],
  'The error catalogue: call failures': [
    'Oops, a unknown error occured',
    'Oops, check to see a field has a error to fix it',
  ],
  'The error catalogue: errors and warnings': [
    'Failed to load products, perhaps our server is down',
    'Failed to load search products, perhaps our server is down',
    'Failed to load orders, perhaps our server is down',
    'Variant not found in product',
    'No variants to review please go to home or go back or try again',
    'Checking out is temporarily disabled due to complications with our card payment provider.',
    'You cannot checkout before you login',
    'Please Wait on sumbitting to prevent duplicates',
    'Something went wrong',
    'Whops, … Login Failed',
  ],
  'The error catalogue: successes': [
    'Woohoo, … Login Succeeded',
    ...['Added Products to Cart', 'Woohoo, added to cart', 'Woohoo, changed cart', 'Removed from cart'],
    ...['Review Posted', 'Review Updated', 'WOHOO', 'Product Deleted'],
    ...['Successfully Logged In', 'Successfully Logged Out', 'Woohoo, Your account was created!', 'Account Deleted'],
    'Great! Check your email for a verification code.',
    'Resended Verificaiton Code to Email.',
    'Great, now enter a new desired password',
    'Great, your password has been reset, you may now login',
    'Great, verify you password',
    'Great your email has been changed',
    'Password Successfully Changed, you can now log in',
    'Great your account info has been changed',
    'Thank you for your message!',
  ],
}

const root = join(import.meta.dirname, '..')
const files = await Array.fromAsync(glob('{shop,lib,server}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] }))
const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
const written = sources.join('\n').replaceAll("\\'", "'").replaceAll('&apos;', "'").replace(/\s+/g, ' ')

/** The text must be complete: between quotes, or between tags and braces of a screen. */
function standsAlone(text: string): boolean {
  const parts = text.split(/ ?… ?/).map((part) => RegExp.escape(part))
  return new RegExp(`['"\`>}] ?${parts.join(' ?\\$?\\{[^}]+\\} ?')} ?['"\`<{]`).test(written)
}

test.each(Object.entries(TEXTS))('uses the texts of the specification to the letter: %s', (_, texts) => {
  expect(texts.filter((text) => !standsAlone(text))).toEqual([])
})
