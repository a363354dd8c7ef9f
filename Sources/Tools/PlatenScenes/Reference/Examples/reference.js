// Shows the parts whose names have what is typed.
const field = document.querySelector("nav input");
field.addEventListener("input", () => {
  const text = field.value.trim().toLowerCase();
  for (const part of document.querySelectorAll("main section")) {
    part.hidden = !part.id.split(".")[1].toLowerCase().includes(text);
  }
  for (const link of document.querySelectorAll("nav .names a")) {
    link.hidden = !link.textContent.toLowerCase().includes(text);
    link.style.display = link.hidden ? "none" : "";
  }
});

// Leads each example to the playground of `platen serve`, which keeps a scene in its address: deflated, in base64url.
const asked = URL.parse(new URLSearchParams(location.search).get("playground") ?? "", location.href);
const isAsked = location.search.includes("playground=") && ["http:", "https:"].includes(asked?.protocol);
const playground = isAsked ? asked.href : "http://localhost:8080/";
for (const code of document.querySelectorAll(".example code")) {
  const link = document.createElement("a");
  link.textContent = "Open in the playground";
  link.title = `Needs platen serve at ${playground}`;
  link.className = "open";
  link.href = playground;
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    const text = code.textContent;
    const scene = text.startsWith("platen:") ? text
      : `platen: 1\ncanvas: {padding: 16}\nview:\n${text.split("\n").map((line) => `  ${line}`).join("\n")}\n`;
    const stream = new Blob([scene]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const data = btoa(String.fromCharCode(...bytes));
    open(`${playground}#1.${data.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`);
  });
  code.closest(".example").append(link);
}
