declare module '*.mdx' {
  const page: () => unknown;
  export default page;
}
