// Made by `node scripts/winnable.mjs watch`; never changed once published.

/** Which of the deals 1 to 256 can be won: a bit each, by the values of the options. */
export const winnable: Readonly<Record<string, string>> = {
  'false bottom': 'MgAmkVXC4RGqz2S9BdWxaUFNwJ6qdsD3h2mQWSbB0Bk=',
  'false top': 'MgAEkVXC4REKzES9BIQxKUBEwIqKdoD1h2mQWSbBUAE=',
  'true bottom': 'v7L/2/3+7R+6/+391d/7f1/v7/+u////v/////bh//s=',
  'true top': 'v5C/2/365R0a/Oy91YZzP0/u7N+uf/v9v+33/7bh/+M=',
};
