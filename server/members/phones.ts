/** A phone in international form: a Korean mobile number is also written without the country. */
export const international = (phone: string): string =>
  phone.startsWith("0") ? `+82${phone.slice(1)}` : phone;
