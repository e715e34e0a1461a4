// A style sheet is imported for its effect alone.
export {};
