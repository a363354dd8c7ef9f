extension SweepPage {
  /// The look of the page, in light and dark.
  static let style = """

    :root {
      --ground: #ecedf1; --text: #1b1c20; --quiet: #676a73; --line: #d3d5dc;
      --edge: rgba(0, 0, 0, .12); --bad: #b4450a; --link: #0a5cc2;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #17181c; --text: #eeeff3; --quiet: #9da1ac; --line: #2e3037;
        --edge: rgba(255, 255, 255, .16); --bad: #ff9f5a; --link: #7ab6ff;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; padding: 40px clamp(20px, 4vw, 56px) 64px; background: var(--ground);
      color: var(--text); font: 13px/1.45 system-ui, -apple-system, "Segoe UI", Inter, sans-serif;
    }
    h1 { margin: 0 0 6px; font-size: 30px; line-height: 1.2; letter-spacing: -.01em; }
    h1, header p, h2, figcaption { overflow-wrap: anywhere; }
    header p { margin: 0 0 36px; font-size: 14px; color: var(--quiet); }
    a { color: var(--link); text-decoration: none; }
    a:hover { text-decoration: underline; }
    section + section { margin-top: 32px; padding-top: 20px; border-top: 1px solid var(--line); }
    h2 { margin: 0 0 20px; font-size: 17px; font-weight: 600; }
    .row { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 28px; }
    figure { margin: 0; }
    img {
      display: block; max-width: 100%; height: auto; outline: 1px solid var(--edge);
      box-shadow: 0 1px 2px rgba(0, 0, 0, .10), 0 6px 18px rgba(0, 0, 0, .08);
      transition: transform .12s ease-out;
    }
    a:hover img { transform: translateY(-2px); }
    @media (prefers-reduced-motion: reduce) { img { transition: none; } }
    figcaption { margin-top: 10px; }
    figcaption b { font-weight: 600; }
    figcaption span { display: block; font-size: 11px; color: var(--quiet); }
    figcaption ul { margin: 6px 0 0; padding: 0; list-style: none; font-size: 11px; }
    figcaption li { color: var(--bad); padding-left: 12px; text-indent: -12px; }
    figcaption li::before { content: "•"; display: inline-block; width: 12px; text-indent: 0; }
    .bad { color: var(--bad); }
    .none {
      width: 132px; height: 92px; display: grid; place-items: center; color: var(--bad);
      border: 1px dashed var(--bad); border-radius: 6px;
    }

    """
}
