// This page is a file: what is decided is downloaded.

const SERVER = null;
